/** A preview sends it to the browser, so it contains no secret. */
export type WidgetSettings = {
  siteUrl: string
  memberAppUrl: string
  supportEmail: string
  organisation: { name: string }
  path?: string | undefined
}
