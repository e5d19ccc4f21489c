/** `script` must be trusted text: it is not escaped. */
export function page({ title, body, script }: { title: string; body: string; script?: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} (local twin)</title><style>${style}</style></head>
<body><p class="note">Local twin</p><main aria-label="${escaped(title)}"><h1>${escaped(title)}</h1>${body}</main>${
    script ? `<script>${script}</script>` : ''
  }</body></html>`
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
*{box-sizing:border-box}
body{margin:0;padding:24px;background:#f5f7fa;color:#26374c;font:16px/1.6 "Open Sans","Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto}
h1{margin:.4em 0;color:#0b2545;font-size:26px;line-height:1.2}
h2{margin:1.4em 0 .6em;color:#0b2545;font-size:18px}
a{color:#14508c}
.note{width:fit-content;margin:0 auto;padding:2px 12px;border-radius:99px;background:#fff5dc;color:#5b4300;font-size:13px}
button{min-height:44px;padding:8px 18px;border:1px solid #14508c;border-radius:8px;background:#fff;color:#14508c;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#d6e8f7}
button[aria-pressed=true]{background:#14508c;color:#fff}
button.main{border-color:#0b2545;background:#0b2545;color:#fff}
button:disabled{opacity:.5;cursor:not-allowed}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px}
label{display:block;margin-top:12px;font-weight:600}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid #5c6b7e;border-radius:8px;font:inherit}
.row{display:flex;flex-wrap:wrap;gap:10px}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:8px;border:1px solid #c8d1dc;text-align:start;vertical-align:top}
`
