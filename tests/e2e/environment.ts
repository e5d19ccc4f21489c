const need = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: run the browser tests with \`npm test -- browser\`.`)
  return value
}

export const stack = {
  site: need('SITE_URL'),
  webApp: need('CONTENTFUL_WEB_APP_URL'),
  app: need('CONTENTFUL_APP_URL'),
  embeds: need('EMBED_FORM_URL'),
  search: need('SEARCH_URL'),
  shop: need('SHOPIFY_STORE_URL'),
  platform: need('PLATFORM_URL'),
  identity: need('AUTH0_DOMAIN'),
  control: need('STACK_CONTROL_URL'),
  delivery: need('CONTENTFUL_DELIVERY_HOST'),
  management: need('CONTENTFUL_MANAGEMENT_HOST'),
  managementToken: need('CONTENTFUL_MANAGEMENT_TOKEN'),
  wholeChromium: need('WHOLE_CHROMIUM_PATH'),
  previewSecret: need('PREVIEW_SECRET'),
  webhookSecret: need('CONTENTFUL_WEBHOOK_SECRET'),
  registrationSecret: need('REGISTRATION_SECRET'),
  siteBuild: need('SITE_BUILD'),
  /** Data and settings. */
  data: need('LOCAL_DATA'),
  environment: need('CONTENTFUL_ENVIRONMENT'),
  spaces: {
    association: need('CONTENTFUL_ASSOCIATION_SPACE_ID'),
    events: need('CONTENTFUL_EVENTS_SPACE_ID'),
  },
}

export const entryAddress = (entry: string, space: keyof typeof stack.spaces = 'association') =>
  `${stack.webApp}/spaces/${stack.spaces[space]}/environments/${stack.environment}/entries/${entry}`

export async function turn(verb: 'stop' | 'start', service: 'contentful' | 'site') {
  const answer = await fetch(`${stack.control}/${verb}/${service}`, { method: 'POST' })
  if (!answer.ok) throw new Error(await answer.text())
}
