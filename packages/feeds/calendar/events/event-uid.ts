/**
 * The identity of an event in every calendar that has it: `opening.schedule-one.events@example.org`. Like the ids of
 * feeds, it contains the domain of FEED_AUTHORITY and not the address of the site.
 */
export const eventUid = (authority: string, names: readonly string[]) =>
  `${names.join('.')}@${authority.split(',')[0]}`
