export const style = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#f5f7fa;color:#26374c;font:16px/1.55 "Open Sans","Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
.twin{margin:0;padding:4px 16px;background:#fff5dc;color:#5b4300;font-size:13px;text-align:center}
.top{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:center;justify-content:space-between;padding:12px max(16px,calc(50% - 548px));border-bottom:1px solid #dbe2ea;background:#fff}
.brand{display:inline-flex;min-height:44px;align-items:center;color:#0b2545;font-size:20px;font-weight:700;text-decoration:none}
.top nav{display:flex;flex-wrap:wrap;gap:0 20px}
.top nav a{display:inline-flex;min-height:44px;align-items:center}
a{color:#14508c}
main{max-width:1128px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 16px;color:#0b2545;font-size:28px;line-height:1.2}
h2{margin:0 0 12px;color:#0b2545;font-size:19px;line-height:1.3}
p{margin:0 0 12px}
.columns{display:grid;gap:24px}
.panel{padding:20px;border:1px solid #dbe2ea;border-radius:12px;background:#fff}
.panel+.panel{margin-top:16px}
.panel>:last-child,.details p{margin-bottom:0}
.note,.problem{margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#e6f0f9;color:#0b2545}
.problem{border-left:4px solid #b3261e;background:#fdecea;color:#6f1711}
.problem ul{margin:4px 0 0;padding-left:20px}
.problem a{color:inherit}
.lines{display:grid;gap:16px;margin:0 0 16px;padding:0;list-style:none}
.line{display:grid;grid-template-columns:64px 1fr auto;gap:4px 14px;align-items:start}
.picture{grid-row:span 2;width:64px;height:64px;border-radius:8px;background:#dfe7f0;object-fit:cover}
.name{font-weight:600;color:#0b2545}
.small{color:#4b5b6e;font-size:14px}
.amount{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
.details{grid-column:2/-1;margin:0;color:#4b5b6e;font-size:14px}
.details div{display:flex;flex-wrap:wrap;gap:0 6px}
.details dt{font-weight:600}
.details dd{margin:0}
.warning{color:#8a3b00;font-weight:600}
.sum{display:flex;justify-content:space-between;gap:16px;margin:0;padding-top:14px;border-top:1px solid #dbe2ea;color:#0b2545;font-size:20px;font-weight:700}
label{display:block;margin-top:14px;color:#0b2545;font-weight:600}
input{width:100%;min-height:48px;margin-top:4px;padding:10px 12px;border:1px solid #5c6b7e;border-radius:8px;background:#fff;color:inherit;font:inherit}
input[aria-invalid=true]{border:2px solid #b3261e}
.hint{margin:4px 0 0;color:#4b5b6e;font-size:14px}
.wrong{margin:4px 0 0;color:#b3261e;font-size:14px;font-weight:600}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:10px 24px;border:0;border-radius:8px;background:#14508c;color:#fff;font:inherit;font-size:17px;font-weight:700;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#0b2545}
form>button{width:100%;margin-top:22px}
.link{min-height:44px;width:auto!important;margin:0!important;padding:0;background:none;color:#14508c;font-size:16px;font-weight:400;text-decoration:underline}
.link:hover{background:none;color:#0b2545}
.order{padding:20px;border:1px solid #dbe2ea;border-radius:12px;background:#fff}
.orders{display:grid;gap:16px;margin:0;padding:0;list-style:none}
.order header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;margin-bottom:12px}
.order ul{display:grid;gap:6px;margin:0 0 12px;padding:0;list-style:none}
.order li{display:flex;justify-content:space-between;gap:16px}
.account{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;justify-content:space-between;margin-bottom:16px}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px}
@media(min-width:820px){.columns{grid-template-columns:minmax(0,1fr) minmax(320px,420px);gap:32px}.columns>:last-child{order:0}h1{font-size:32px}.aside{position:sticky;top:16px;align-self:start}}
@media(max-width:819px){.aside{order:-1}}
@media(max-width:420px){.line{grid-template-columns:48px 1fr auto;gap:4px 10px}.picture{width:48px;height:48px}.panel,.order{padding:16px}}
`
