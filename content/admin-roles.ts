import type { Role } from '#contracts/permissions.ts'

/** What each role may do, in a sentence. */
export const roleWords: Readonly<Record<Role, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, including people and deleting guests’ data.' },
  manager: {
    name: 'Manager',
    may: 'Everything except people, keys and deleting guests’ data.',
  },
  moderator: { name: 'Moderator', may: 'Reviews, contest entries and inquiries.' },
}
