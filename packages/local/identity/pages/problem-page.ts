import { html } from './html.ts'
import { layout } from './layout.ts'

type SignInProblem = { code: string; detail?: string | undefined }

/** For a request that cannot return to an application. */
export const problemPage = ({ code, detail }: SignInProblem): string =>
  layout({
    title: 'This sign-in cannot continue',
    body: html`<p>${meanings[code] ?? 'The request for a sign-in is not valid.'}</p>
<p>Go back to the website and try again.</p>
<p class="detail">${code}${detail !== undefined && html`: ${detail}`}</p>`,
  })

const meanings: Readonly<Record<string, string>> = {
  invalid_client: 'The application is unknown.',
  invalid_redirect_uri: 'The address to return to is not registered for this application.',
  server_error: 'The sign-in service has failed.',
}
