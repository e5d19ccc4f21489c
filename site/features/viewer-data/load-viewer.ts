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

export const memberPlatform = (token: string | undefined): Platform =>
  platform({ url: config.platformUrl, multipassOrigins: config.shop.origins, log }, token)

/**
 * Resolves within 4 seconds. Without a token, uses the session only; while the membership is unknown, the last known
 * prices.
 */
export async function loadViewer(session: Session, token: string | undefined): Promise<ViewerAnswer> {
  return withLastPricing(viewerAnswerOf(session, await loadMember(session, token)), session, last())
}

export const loadMember = async (session: Session, token: string | undefined): Promise<MemberData> =>
  token === undefined ? nothingKnown : loader().load(session, () => memberPlatform(token))

/** Call it after each change by a person: no instance may answer with old data. */
export const forgetViewer = (subject: string): Promise<void> => loader().forget(subject)

/** The routes and the server in front share one loader. Without that server, a change shows after a minute. */
const loader = () => processWide('member loader', () => memberLoader({ state: shared, log }))

const last = () =>
  processWide('last known prices', () => lastPricing({ cabinet: () => sharedState().copies }))

const shared: LoaderOptions['state'] = {
  position: () => sharedState().position?.() ?? '',
  hasExpired: (tags, since) => sharedState().hasExpired?.(tags, since) ?? false,
  expire: async (tags) => sharedState().expire?.(tags),
}
