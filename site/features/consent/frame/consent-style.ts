/** The footer has a link, so the provider's trigger is hidden. */
export const consentStyle = `
body{margin:0;font:16px/1.5 "Open Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
#CookiebotWidget{display:none!important}
.failed{position:fixed;inset:auto 0 0;padding:1rem;border-top:1px solid #c8d1dc;background:#fff;color:#26374c}
.failed[hidden]{display:none}
.failed p{margin:0 0 .75rem}
.failed button{min-height:44px;padding:8px 20px;border:0;border-radius:999px;background:#0b2545;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px}
`
