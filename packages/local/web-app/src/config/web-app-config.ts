/** What the server tells the page: which spaces there are, where Contentful's APIs answer, and how to ask them. */
export type WebAppConfig = {
  organizationId: string
  environment: string
  /** `host:port` of each API. */
  hosts: { management: string; upload: string; preview: string; delivery: string }
  insecure: boolean
  /** Who may use the web app, the administrator first. Their tokens open the local services only. */
  people: readonly PersonConfig[]
  spaces: readonly { id: string; name: string; previewToken: string }[]
  /** With `{space}`, `{environment}` and `{entry}` in the places of their ids. */
  contentPreviewUrl: string
  /** Content types that are pages of the site: blocks are previewed on them. */
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
