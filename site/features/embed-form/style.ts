/** Uses the provider's class names. The page cannot read the site's files. */
export const formStyle = `
*{box-sizing:border-box}
body{margin:0;padding:4px;background:#fff;color:#26374c;font:16px/1.6 "Open Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:45rem}
header,.alone{display:none}
[data-alone] body{padding:1.5rem}
[data-alone] header,[data-alone] .alone{display:block}
h1{margin:1rem 0;color:#0b2545;font-size:28px;line-height:1.2}
a{color:#14508c;text-underline-offset:.2em}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px;border-radius:4px}
.said{display:none;margin:0 0 1rem}
[data-state=failed] .failed,[data-running]:not([data-state]) .loading{display:block}
[data-running] .without{display:none}
fieldset{max-width:none!important;margin:0;padding:0;border:0;min-width:0}
.hs-form-field{margin:0 0 1.1rem}
.hs-form-field>label,.hs-field-desc{display:block}
.hs-form-field>label{margin-bottom:.35rem;color:#0b2545;font-size:15px;font-weight:600}
.hs-form-required{margin-left:.2em;color:#c2303a}
.hs-field-desc{margin:.5rem 0 0;color:#5c6b7e;font-size:14px}
.input{margin:0!important}
.hs-input:not([type=checkbox],[type=radio]){width:100%!important;min-height:48px;padding:9px 14px;border:1px solid #5c6b7e;border-radius:8px;background:#fff;color:#101828;font:inherit}
textarea.hs-input{min-height:120px!important}
.hs-input.invalid{border:2px solid #c2303a}
ul.inputs-list,ul.hs-error-msgs{margin:.35rem 0 0;padding:0;list-style:none}
.inputs-list label{display:flex;gap:.6rem;align-items:flex-start}
.inputs-list input{flex:none;width:20px;height:20px;margin:3px 0}
.hs-error-msgs{color:#c2303a;font-size:14px;font-weight:600}
.hs-button{min-height:48px;padding:10px 28px;border:0;border-radius:999px;background:#0b2545;color:#fff;font:inherit;font-weight:650;cursor:pointer}
.hs-button:hover{background:#14508c}
.hs-button:disabled{opacity:.6;cursor:progress}
.submitted-message{padding:1.25rem;border-radius:16px;background:#dff2e8;color:#0b2545}
.submitted-message p{margin:0}
`
