import { fetchChanges } from '@association/services/contentful'
import { config } from '../../../../page/config.ts'
import { changedContent } from '../../../../page/live/changes/changed-content.ts'
import { recentChanges } from '../../../../page/live/changes/recent-changes.ts'
import { drafts } from '../../../../page/live/draft-source.ts'

const recent = recentChanges((space, since) => fetchChanges(drafts, space, since))

export const POST = (request: Request) => changedContent(request, { config, recent })
