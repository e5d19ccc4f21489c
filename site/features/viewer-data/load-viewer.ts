import { type Platform, platform } from '@association/services/platform'
import { processWide } from '@association/services/upstream'
import { config } from '../../base/config.ts'
import { log } from '../../base/log.ts'
import { sharedState } from '../../base/shared-state.ts'
import type { Session } from '../session/session.ts'
import { lastPricing, withLastPricing } from './last-pricing.ts'
import { type MemberData, nothingKnown } from './member-data.ts'
import { type LoaderOptions, memberLoader } from './member-loader.ts'
import type { ViewerAnswer } from './viewer-answer.ts'
import { viewerAnswerOf } from './viewer-answer-of.ts'

/** The member platform for the person with this token. */
export const memberPlatform = (token: string | undefined): Platform =>
  platform({ url: config.platformUrl, multipassOrigins: config.shop.origins, log }, token)

/**
 * What the browser learns of a person, within 4 seconds. Without a token, it is what the session says. While nobody can
 * tell whether the person is a member, the last known prices are shown.
 */
export async function loadViewer(session: Session, token: string | undefined): Promise<ViewerAnswer> {
  return withLastPricing(viewerAnswerOf(session, await loadMember(session, token)), session, last())
}

/** All that the platform knows of a person: the full lists, for pages of one visitor. */
export const loadMember = async (session: Session, token: string | undefined): Promise<MemberData> =>
  token === undefined ? nothingKnown : loader().load(session, () => memberPlatform(token))

/** Call it after each change that a person makes: no instance answers with what it loaded before. */
export const forgetViewer = (subject: string): Promise<void> => loader().forget(subject)

/** One for the routes and the server in front of them. Without that server, a change is noticed after a minute. */
const loader = () => processWide('member loader', () => memberLoader({ state: shared, log }))

const last = () =>
  processWide('last known prices', () => lastPricing({ cabinet: () => sharedState().copies }))

const shared: LoaderOptions['state'] = {
  position: () => sharedState().position?.() ?? '',
  hasExpired: (tags, since) => sharedState().hasExpired?.(tags, since) ?? false,
  expire: async (tags) => sharedState().expire?.(tags),
}
