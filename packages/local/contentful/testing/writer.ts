import { argv } from 'node:process'
import { entries } from '../store/kinds.ts'
import { openStore } from '../store/store.ts'

/** Writes pairs of documents, each in one transaction, until a test kills the process. */
const [, , file = ''] = argv
const place = { space: 's', environment: 'e' }
const store = openStore(file)

for (let count = 0; ; count++) {
  store.transaction(() => {
    for (const side of ['left', 'right'])
      store.put(entries, place, { sys: { id: `${side}${count}` } } as never)
  })
  process.stdout.write(`${count}\n`)
}
