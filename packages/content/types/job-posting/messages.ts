export const messages = {
  kind: 'Open position',
  posted: 'Posted',
  closing: 'Closing',
  jobs: 'Open positions',
  department: 'Department',
  location: 'Location',
  employmentType: 'Employment type',
  number: 'Reference',
  facts: 'About this position',
  apply: 'Apply for this position',
  closed: 'Applications for this position are closed.',
  others: 'See the open positions',
} as const
