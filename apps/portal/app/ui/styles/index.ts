import './font.css';
import './tokens.css';
import './base.css';
import './utilities.css';
import './print.css';
