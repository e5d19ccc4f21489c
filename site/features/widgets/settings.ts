/** Contains no secret, because a preview sends it to the browser. */
export type WidgetSettings = {
  siteUrl: string
  memberAppUrl: string
  supportEmail: string
  /** The path to which a sign-in returns. */
  path?: string | undefined
}
