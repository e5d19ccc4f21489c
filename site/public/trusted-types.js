/* The first script of previews and the gallery, which run the framework: who may make scripts. Stored pages run without it. */
window.trustedTypes?.createPolicy('default', {
  // React makes script elements from exactly this markup; text without markup is harmless.
  createHTML: (text) => (text === '<script></script>' || !/[<&]/.test(text) ? text : null),
  createScriptURL: (address) =>
    new URL(address, location).href.startsWith(`${location.origin}/_next/static/`) ? address : null,
})
