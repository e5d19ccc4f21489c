import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswers } from '../measuring/answers.ts'
import type { Bench } from '../measuring/bench.ts'
import { findProgram, MissingProgramError, startProgram } from '../measuring/programs.ts'
import { rawGet } from '../measuring/raw-get.ts'
import type { Resource } from './resource.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

type PagesOfSite = { printed: string; port: number; site: string }

type Options = {
  folder: string
  port: number
  resources: readonly Resource[]
  /** What `site/print-nginx.ts` prints, and the site that answers the rest, at a port of its own. */
  pages?: PagesOfSite | undefined
}

/**
 * One worker serves prepared files with the site's headers. Each resource also has the path of its file, `/file-0`,
 * which needs no rewriting.
 */
export async function startNginx({ later }: Bench, { folder, port, resources, pages }: Options) {
  const program = findProgram('nginx')
  if (!existsSync(brotliModule))
    throw new MissingProgramError(
      'This bench needs nginx with Brotli files: on Debian, `apt-get install libnginx-mod-http-brotli-static`.',
    )
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  for (const [index, { bodies }] of resources.entries()) {
    const file = join(files, `file-${index}`)
    for (const [ending, body] of [
      ['', bodies.identity],
      ['.br', bodies.br],
      ['.gz', bodies.gzip],
    ] as const)
      if (body) writeFileSync(file + ending, body)
  }
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf({ folder, port, resources, pages }))
  const url = `http://localhost:${port}`
  // nginx of a bench that was killed would be measured instead.
  if (await isListening(url)) throw new Error(`Another program listens at ${url}: end it first.`)
  const running = startProgram(program, ['-p', folder, '-c', configuration, '-e', 'stderr'])
  later(running.stop)
  await untilAnswers(url)
  return url
}

const configurationOf = ({ folder, port, resources, pages }: Options) => `
load_module ${brotliModule};
pcre_jit on;
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  gzip_vary off;
  etag off;
  if_modified_since off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types {}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    brotli_static on;
${resources.map(locationsOf).join('\n')}
  }
${pages ? serverOfPages(pages) : ''}
}
`

const serverOfPages = ({ printed, port, site }: PagesOfSite) => `
  server {
    listen 127.0.0.1:${port};
    etag on;
${printed}
    location @association { proxy_pass ${site}; proxy_set_header Host $http_host; }
  }`

function locationsOf({ path, contentType, headers }: Resource, index: number) {
  const lines = [
    `default_type ${quoted(contentType)};`,
    'add_header Last-Modified "";',
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`),
  ]
  const own = (at: string, more = '') => `    location = ${quoted(at)} { ${more}${lines.join(' ')} }`
  return [own(`/file-${index}`), own(path, `rewrite ^ /file-${index} break; `)].join('\n')
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const isListening = (url: string) =>
  rawGet(url).then(
    () => true,
    () => false,
  )
