/** What every fake can be told to do. */
export const moods = {
  work: { label: 'Work', means: 'responds as it should' },
  fail: { label: 'Fail', means: 'reports a temporary failure' },
  refuse: { label: 'Refuse', means: 'refuses for good' },
  lie: { label: 'Lie', means: 'says what is not true' },
  hang: { label: 'Hang', means: 'takes the request and never responds' },
  slow: { label: 'Slow', means: 'responds late, or a byte now and then' },
  garbage: { label: 'Garbage', means: 'sends something that is not HTTP' },
  huge: { label: 'Huge', means: 'sends more than anyone should accept' },
} as const

export type Mood = keyof typeof moods

interface FakeOptions<Behaviour> {
  /** As commands name it: 'mail', 'camera', 'feed-texas-sage'. */
  id: string
  name: string
  /** The path on the site where its moods show. */
  seenAt: string
  /** What 'lie' means here. */
  lie: string
  behaviours: Record<Mood, Behaviour>
  apply: (behaviour: Behaviour) => void
  /** How many requests it has had. */
  requests: () => number
}

/** One fake service, as the control room shows and commands it. */
export interface FakeService extends Omit<FakeOptions<unknown>, 'behaviours' | 'apply'> {
  current: Mood
  behave(mood: Mood): void
}

/** A fake that works until told otherwise. */
export function fakeService<Behaviour>(options: FakeOptions<Behaviour>): FakeService {
  const { behaviours, apply, ...about } = options
  const service: FakeService = {
    ...about,
    current: 'work',
    behave(mood) {
      service.current = mood
      apply(behaviours[mood])
    },
  }
  service.behave('work')
  return service
}
