import { flushCompileCache } from 'node:module'
import { placeFeed } from '../rss/place-feed.ts'
import { feedOf } from './feeds.ts'

/** Alternates two editions in the feed's place until it is killed. Reports its start and each edition. */
const [path = ''] = process.argv.slice(2)
const editions = [feedOf(9, 'first'), feedOf(10, 'second')]
// A killed process does not flush the cache, so each start would compile again.
flushCompileCache()
for (;;)
  for (const feed of editions) {
    process.stdout.write('.')
    await placeFeed({ path, format: 'rss', feed })
  }
