import { ConfigurationError, type FeedConfig } from '@association/services/config'
import type { UpstreamError } from '@association/services/upstream'
import { CommandError } from '../shared/errors.ts'

export function explained(error: UpstreamError, { contentful }: FeedConfig): Error {
  if (error.status === 401 || error.status === 403)
    return new ConfigurationError(
      'Contentful refuses the delivery token: check CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN and CONTENTFUL_EVENTS_DELIVERY_TOKEN.',
    )
  if (error.status === 404)
    return new ConfigurationError(
      `Contentful knows no such space with an environment “${contentful.environment}”: check the space ids and --env.`,
    )
  if (error.status === 400)
    return new CommandError(
      'NOT_MIGRATED',
      `Contentful cannot list the entries: run \`npm run migrate -- apply\` first. ${error.message}`,
    )
  return new CommandError('REFUSED', `${error.message}. Nothing was written; try again later.`)
}
