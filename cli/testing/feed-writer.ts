import { flushCompileCache } from 'node:module'
import { placeFeed } from '../rss/place-feed.ts'
import { feedOf } from './feeds.ts'

/** Puts one edition after the other in a feed's place until it is killed; says when it begins, and after each. */
const [path = ''] = process.argv.slice(2)
const editions = [feedOf(9, 'first'), feedOf(10, 'second')]
// Otherwise only a process that ends by itself would leave the next one something to begin with.
flushCompileCache()
for (;;)
  for (const feed of editions) {
    process.stdout.write('.')
    await placeFeed({ path, format: 'rss', feed })
  }
