export type WebAppConfig = {
  organizationId: string
  environment: string
  /** `host:port` of each API. */
  hosts: { management: string; upload: string; preview: string; delivery: string }
  insecure: boolean
  /** The administrator comes first. Tokens open only local services. */
  people: readonly PersonConfig[]
  spaces: readonly { id: string; name: string; previewToken: string }[]
  /** Has the placeholders `{space}`, `{environment}` and `{entry}`. */
  contentPreviewUrl: string
  /** Have a page on the site; blocks are previewed on such pages. */
  pageTypes: readonly string[]
  siteUrl: string
}

export type PersonConfig = {
  id: string
  firstName: string
  lastName: string
  role: string
  mayPublish: boolean
  managementToken: string
}
