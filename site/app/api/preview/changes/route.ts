import { fetchChanges } from '@association/services/contentful'
import { config } from '../../../../base/config.ts'
import { changedContent } from '../../../../preview/changes/changed-content.ts'
import { recentChanges } from '../../../../preview/changes/recent-changes.ts'
import { drafts } from '../../../../preview/content/draft-source.ts'

const recent = recentChanges((space, since) => fetchChanges(drafts, space, since))

export const POST = (request: Request) => changedContent(request, { config, recent })
