/** What every outside service can be told to do, where it makes sense for that service. */
export const moods = {
  work: { label: 'Work', means: 'answers as it should' },
  fail: { label: 'Fail', means: 'says that it cannot now' },
  refuse: { label: 'Refuse', means: 'says no for good' },
  lie: { label: 'Lie', means: 'says what is not so' },
  hang: { label: 'Hang', means: 'takes the request and never answers' },
  slow: { label: 'Slow', means: 'answers late, or a byte now and then' },
  garbage: { label: 'Garbage', means: 'answers what is no HTTP' },
  huge: { label: 'Huge', means: 'sends more than anybody should take' },
} as const

export type Mood = keyof typeof moods

/** One outside service of the demo, which the control room shows and commands. */
export interface StandIn {
  /** As orders name it: 'mail', 'camera', 'feed-texas-sage'. */
  id: string
  name: string
  /** Where on the site its moods can be seen, a path. */
  seenAt: string
  moods: readonly Mood[]
  /** What 'lie' means here. */
  lie: string
  current: Mood
  behave(mood: Mood): void
  /** How often it has been asked so far. */
  requests: () => number
}

interface StandInParts<Behaviour> {
  id: string
  name: string
  seenAt: string
  lie: string
  behaviours: Partial<Record<Mood, Behaviour>>
  apply: (behaviour: Behaviour) => void
  requests: () => number
}

/** A service that works until it is told otherwise. */
export function standIn<Behaviour>(parts: StandInParts<Behaviour>): StandIn {
  const { id, name, seenAt, lie, behaviours, apply, requests } = parts
  const known = (Object.keys(moods) as Mood[]).filter((mood) => behaviours[mood] !== undefined)
  const service: StandIn = {
    id,
    name,
    seenAt,
    lie,
    requests,
    moods: known,
    current: 'work',
    behave(mood) {
      const behaviour = behaviours[mood]
      if (behaviour === undefined) return
      service.current = mood
      apply(behaviour)
    },
  }
  service.behave('work')
  return service
}
