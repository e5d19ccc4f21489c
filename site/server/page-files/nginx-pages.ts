import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pagesFolder, plainPath } from './page-files.ts'

type Options = {
  /** Accepted values of the `Host` header. */
  hosts: readonly string[]
  headers: Readonly<Record<string, string>>
}

const takes = (coding: string) => `($http_accept_encoding ~ "(?<![^ \\t,])${coding}(?=[ \\t]*(?:,|$))")`

/**
 * The name of the folder is a hash of all directives. After a change of a setting, nginx finds no files and asks the
 * site until it gets the new directives.
 */
export function nginxPages(options: Options) {
  const hash = createHash('sha256').update(directives(options, ''))
  const folder = `pages-${hash.digest('hex').slice(0, 16)}`
  return { folder, at: (root: string) => directives(options, join(root, folder)) }
}

/**
 * Returns directives for the `server` of nginx. It sends a stored page by itself, and asks `@association` for each
 * request that the site may answer differently: another method, host or spelling, a query, weights of encodings,
 * conditions that only the site knows.
 */
function directives({ hosts, headers }: Options, folder: string): string {
  const { 'content-type': type = '', ...others } = headers
  const names = [...new Set(hosts.map((host) => escaped(host.replace(/:\d+$/, ''))))]
  return `set $association_page /none;
set $association_ending "/none";
set $association_coding "";
# A request with If-Match or If-Unmodified-Since matches no page.
set $association_request "$request_method$http_if_match$http_if_unmodified_since $host$request_uri";
if ($association_request ~ "^(?:GET|HEAD) (?:${names.join('|')})(?:/|(${plainPath}))$") { set $association_page ${pagesFolder}$1.html; }
# The site sent this validator.
if ($http_if_none_match ~ "[\\w-]{22}") { set $association_page /none; }
if ($http_accept_encoding = "") { set $association_ending ""; }
if ${takes('gzip')} { set $association_ending .gz; set $association_coding gzip; }
if ${takes('br')} { set $association_ending .br; set $association_coding br; }
location / {
  root ${quoted(folder)};
  try_files $association_page$association_ending @association;
  # If the file is gone or cannot be read, ask the site.
  error_page 403 404 = @association;
  # A file that is deleted is sent for a second at most.
  open_file_cache max=500 inactive=20s;
  open_file_cache_valid 1s;
  types {}
  default_type ${quoted(type)};
  gzip off;
  max_ranges 0;
  if_modified_since off;
  add_header Last-Modified "";
  add_header Vary Accept-Encoding;
  add_header Content-Encoding $association_coding;
${Object.entries(others)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)};`)
  .join('\n')}
}
`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
