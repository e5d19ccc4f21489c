import type { DatabaseSync } from 'node:sqlite'

type Profile = Readonly<Record<string, unknown>>
type ProfileKind = 'profile' | 'events'
export type ProfileStore = ReturnType<typeof profileStore>

/** Profiles are stored as sent. */
export function profileStore(database: DatabaseSync) {
  const read = database.prepare('SELECT json FROM profile WHERE user = ? AND kind = ?')
  const write = database.prepare('INSERT OR REPLACE INTO profile (user, kind, json) VALUES (?, ?, ?)')
  return {
    read(user: string, kind: ProfileKind): Profile | undefined {
      const found = read.get(user, kind)
      return found && JSON.parse(String(found.json))
    },
    write(user: string, kind: ProfileKind, profile: Profile): Profile {
      write.run(user, kind, JSON.stringify(profile))
      return profile
    },
    clear: () => database.exec('DELETE FROM profile'),
  }
}
