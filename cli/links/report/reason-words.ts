import type { BrokenReason, Finding, UnverifiedReason, Verdict } from '../finding.ts'

type Reason = BrokenReason | UnverifiedReason
type ReasonWords = { wrong: string; todo: string }

const correct = 'Correct the address, or remove the link.'
const elsewhere = 'Link to what took its place, or remove the link.'
const wait = 'Open it in a browser: if it works there, nothing is to be done.'

export const words: { readonly [R in Reason]: ReasonWords } = {
  notFound: { wrong: 'There is nothing at this address.', todo: elsewhere },
  clientError: { wrong: 'The server does not accept this address.', todo: correct },
  serverError: {
    wrong: 'The server fails to answer.',
    todo: `Try again tomorrow; if it still fails then: ${lower(elsewhere)}`,
  },
  missingFragment: {
    wrong: 'The page is there, but not the place on it that the link names.',
    todo: 'Correct the part after the #, or set it as the anchor of the block that the link means.',
  },
  redirectLoop: { wrong: 'The address leads back to itself without end.', todo: elsewhere },
  tooManyRedirects: { wrong: 'The address leads on and on to others.', todo: elsewhere },
  redirectToBroken: { wrong: 'The address leads on to one that does not work.', todo: elsewhere },
  unknownHost: { wrong: 'There is no website of this name.', todo: elsewhere },
  refused: { wrong: 'No server answers at this address.', todo: elsewhere },
  connectionLost: { wrong: 'The server breaks off before it has answered.', todo: elsewhere },
  badCertificate: {
    wrong: 'Browsers warn of this website: its certificate is not valid.',
    todo: `Tell whoever runs it. Until then: ${lower(elsewhere)}`,
  },
  malformed: { wrong: 'This is no address that the site can link to.', todo: correct },
  missingEntry: { wrong: 'The site has no page at this address.', todo: correct },
  unpublished: {
    wrong: 'The link leads to content that visitors do not see.',
    todo: 'Publish that content, or remove the link.',
  },
  forbiddenAddress: {
    wrong: 'The address lies in a private network, which visitors cannot reach.',
    todo: correct,
  },
  rejectedStatus: {
    wrong: 'The settings of this audit reject this answer.',
    todo: 'Link to an address that answers otherwise, or take the status out of --reject.',
  },
  forbidden: { wrong: 'The website does not tell programs whether the page exists.', todo: wait },
  rateLimited: { wrong: 'The website was asked too often, and said to come later.', todo: wait },
  timeout: { wrong: 'The website took too long to answer.', todo: wait },
  robots: { wrong: 'The website asks programs not to look at this page.', todo: wait },
  unreachable: { wrong: 'The website could not be reached from here.', todo: wait },
  skipped: { wrong: 'Nobody looked.', todo: wait },
}

function lower(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

export function wordsFor({ verdict }: Pick<Finding, 'verdict'>): ReasonWords {
  const { wrong, todo } = words[verdict.reason]
  return { wrong: [wrong + answer(verdict), detailOf(verdict)].filter(Boolean).join(' '), todo }
}

const answer = ({ status }: Verdict) => (status === undefined ? '' : ` (It answers ${status}.)`)

function detailOf({ detail }: { detail?: string }): string {
  if (!detail) return ''
  const sentence = detail.charAt(0).toUpperCase() + detail.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
