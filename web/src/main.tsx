import { render } from "preact";
import { App } from "./app.tsx";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/board.css";
import "./styles/start.css";
import "./styles/table.css";
import "./styles/study.css";

render(<App />, document.getElementById("app")!);
