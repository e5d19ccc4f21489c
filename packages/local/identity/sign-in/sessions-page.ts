import type { Account } from '../../members/accounts.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import type { ListedSession } from '../provider/sessions.ts'

type SessionsPage = {
  account: Account
  sessions: readonly ListedSession[]
  /** The session of the browser that shows the page. */
  current: string
  ended: number
}

export const sessionsPage = ({ account, sessions, current, ended }: SessionsPage): string =>
  layout({
    title: 'Your sessions',
    body: html`
<p>${account.firstName} ${account.lastName}, you are signed in here:</p>
${ended > 0 && html`<p class="done" role="status">${ended === 1 ? 'The session has' : `${ended} sessions have`} ended.</p>`}
<form method="post" action="/sessions">
<ul class="sessions">${sessions.map((session) => row(session, session.uid === current))}</ul>
<button class="main" type="submit" name="end" value="all">Log out everywhere</button>
</form>`,
  })

function row({ uid, signedInAt, device }: ListedSession, isCurrent: boolean) {
  const name = deviceName(device?.agent ?? '')
  const since = signedInAt.toISOString()
  return html`<li><div><strong>${name}</strong> ${isCurrent && html`<em>This browser</em>`}
<span>Signed in <time datetime="${since}">${timeText.format(signedInAt)}</time></span></div>
<button type="submit" name="end" value="${uid}">Log out <span class="hidden">${name}</span></button></li>`
}

const timeText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const signedOutPage = ({ site, ended }: { site: string; ended: number }): string =>
  layout({
    title: ended > 0 ? 'You are logged out' : 'You are not signed in',
    body: html`<p>${ended > 0 ? 'The sessions have ended. The website knows it too.' : 'This page shows where your account is signed in.'}</p>
<p><a href="${site}/auth/login">Sign in to the website</a></p>`,
  })

/** Such as `Firefox on Windows`. User agents also name other browsers, so the order matters. */
export function deviceName(agent: string): string {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0]
  const browser = named(browsers) ?? 'A browser'
  const system = named(systems)
  return system === undefined ? browser : `${browser} on ${system}`
}

const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\b(Headless)?Chrom(e|ium)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const
