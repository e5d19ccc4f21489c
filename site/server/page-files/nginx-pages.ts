import { join } from 'node:path'
import { pagesFolder, plainPath } from './page-files.ts'
import { shownName } from './page-folder.ts'

type Options = {
  root: string
  /** Accepted values of the `Host` header. */
  hosts: readonly string[]
  headers: Readonly<Record<string, string>>
}

const takes = (coding: string) => `($http_accept_encoding ~ "(?<![^ \\t,])${coding}(?=[ \\t]*(?:,|$))")`

/**
 * Returns directives for the `server` of nginx. It sends a stored page by itself, and asks `@association` for each
 * request that the site may answer differently: another method, host or spelling, a query, weights of encodings,
 * conditions that only the site knows.
 */
export function nginxPages({ root, hosts, headers }: Options): string {
  const { 'content-type': type = '', ...others } = headers
  const names = hosts.map((host) => escaped(host.replace(/:\d+$/, '')))
  return `set $association_page /none;
set $association_ending "/none";
set $association_coding "";
# With these two conditions, the request matches no page.
set $association_request "$request_method$http_if_match$http_if_unmodified_since $host$request_uri";
if ($association_request ~ "^(?:GET|HEAD) (?:${names.join('|')})(?:/|(${plainPath}))$") { set $association_page ${pagesFolder}$1.html; }
# The site sent this validator.
if ($http_if_none_match ~ "[\\w-]{22}") { set $association_page /none; }
if ($http_accept_encoding = "") { set $association_ending ""; }
if ${takes('gzip')} { set $association_ending .gz; set $association_coding gzip; }
if ${takes('br')} { set $association_ending .br; set $association_coding br; }
location / {
  root ${quoted(join(root, shownName(headers)))};
  try_files $association_page$association_ending @association;
  # A file that is deleted is sent for a second at most.
  open_file_cache max=10000 inactive=60s;
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
