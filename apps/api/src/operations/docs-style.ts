/** Where the page of the documentation finds the product's typeface, from its own address. */
export const DOCS_FONT = 'docs/reddit-sans.woff2';

/** The look of the documentation: the product's typeface and colors, one column, made for 390 pixels as well. */
export const DOCS_STYLE = `@font-face{font-family:"Reddit Sans Variable";font-weight:200 900;font-display:swap;src:url("${DOCS_FONT}") format("woff2-variations")}
*{box-sizing:border-box}
body{font:16px/1.55 "Reddit Sans Variable",Verdana,sans-serif;background:#fbf8f1;color:#1c2a23;margin:0;overflow-wrap:anywhere}
main{max-width:960px;margin:0 auto;padding:32px}
h1{font-size:36px;line-height:1.12;margin:0 0 16px}
h2{font-size:26px;margin:44px 0 12px}
h3{font-size:19px;line-height:1.35;margin:0}
section{border-top:1px solid #e4dccb;padding:16px 0}
nav ul{display:flex;flex-wrap:wrap;gap:0 18px;margin:16px 0;padding:0;list-style:none;color:#47554d}
nav a,summary{display:inline-block;padding:10px 0}
code,pre{font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}
h3 code{font-size:16px}
pre{background:#f3eee2;padding:12px;border-radius:10px;overflow:auto;max-height:420px;overflow-wrap:normal}
summary{display:list-item;cursor:pointer;color:#12492f;font-weight:650}
.verb{display:inline-block;min-width:64px;font-weight:700;color:#12492f}
table{width:100%;border-collapse:collapse}
td,th{text-align:left;padding:4px 16px 4px 0;vertical-align:top;font-weight:400}
thead th{color:#47554d;font-size:14px;font-weight:650}
a{color:#12492f}
:focus-visible{outline:3px solid #1c2a23;outline-offset:2px}
@media (max-width:640px){
main{padding:20px 16px}
h1{font-size:29px}
h2{font-size:22px}
.verb{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{display:block;padding:8px 0;border-top:1px solid #e4dccb}
tbody th,tbody td{display:inline;padding:0 10px 0 0}
tbody th code{font-weight:700}
tbody td:last-child{display:block}
}`;
