// The advisory locks of a house, as PostgreSQL's functions take them: "Tabu", and which of its
// locks, so that other programs' locks are never taken for ours.
#pragma once

// Of the house: shared by its nodes, or held alone by one program.
#define HOUSE_LOCK "1415668341, 1"
// Of the schema, while it is changed.
#define SCHEMA_LOCK "1415668341, 2"
// Of the nodes; the second number is the node's epoch.
#define NODE_LOCKS "1415668342"
