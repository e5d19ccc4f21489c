/** What this change refers to, as it was before: to refer to more, add it here. */
export type Before = {
  scheduler: {
    internalName: 'Symbol'
    title: 'Symbol'
    description: 'Text'
    kind: 'Symbol'
    timeZone: 'Symbol'
    startDate: 'Date'
    endDate: 'Date'
    days: 'Object'
    hashLink: 'Symbol'
    class: 'Symbol'
    publishGate: 'Symbol'
  }
}
