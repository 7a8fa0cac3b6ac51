import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { setUpWords as words } from '#content/admin-launch.ts'
import { allPartsStay } from '#contracts/set-up-steps.ts'
import type { Launch } from '#services/launch/launch.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** The steps to a site of one's own, each with its state and a link to where it is done. */
export function SetUpSteps({ steps }: Pick<Launch, 'steps'>) {
  return (
    <section aria-labelledby="set-up" className="min-w-0">
      <h2 id="set-up" className="text-heading">
        Set up your site
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        From the sample to your own place, in any order. Your work is kept at each step, and guests
        see what you publish.
      </p>
      <ol className="mt-4 grid max-w-3xl gap-2">
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, left }: Launch['steps'][number]) {
  const { name, what, to } = words.steps[step]
  const isDone = left === 0
  const Mark = isDone ? CircleCheck : Circle
  return (
    <li className="relative flex min-w-0 items-start gap-3 rounded-lg border border-line bg-card p-4 hover:border-ember">
      <Mark aria-hidden className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-oak' : 'text-soft'}`} />
      <div className="min-w-0 grow">
        <Link
          to={to}
          className="font-display text-lg font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-soft">{what}</p>
        {/* Whether all parts stay can't be told from the documents; the owner says so. */}
        {step === 'parts' && !isDone && (
          <ConfirmButton intent="confirm" what={allPartsStay} className="relative mt-1 -ml-3">
            All of them stay
          </ConfirmButton>
        )}
      </div>
      <span className={`shrink-0 font-medium ${isDone ? 'text-oak' : ''}`}>
        <span className="sr-only">: </span>
        {isDone ? 'Done' : `${left} left`}
      </span>
    </li>
  )
}
