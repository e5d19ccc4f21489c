import { chdir } from 'node:process'
import { root, runCommand, settings } from './run-pinned.mjs'

const builders = { 'contentful-app': 'vite/bin/vite.js', site: 'next/dist/bin/next' }
const [folder] = process.argv.slice(2)

chdir(`${root}/${folder}`)
await runCommand(`${folder}/node_modules/${builders[folder]}`, { first: settings, args: ['build'] })
