export const messages = {
  filters: 'Filter',
  jump: 'On this page',
  sort: 'Sort',
  feeds: 'Follow this list:',
  featured: 'Featured article',
  writers: 'Who writes about it',
  latest: 'Latest:',
  compare: 'Which one suits you',
  product: 'Assessment',
  columns: { audience: 'For', time: 'Time each', result: 'You get', price: 'Price' },
  nothing: '–',
} as const
