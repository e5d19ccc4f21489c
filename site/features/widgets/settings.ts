/** What widgets must know of the site's configuration; it reaches the browser in preview, so it holds nothing secret. */
export type WidgetSettings = {
  siteUrl: string
  memberAppUrl: string
  supportEmail: string
  /** The path of the page, to which a sign-in returns. */
  path?: string | undefined
}
