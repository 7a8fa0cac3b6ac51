import { adminContests, adminPrizes } from '#content/admin-contests.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { imageTypes } from '#contracts/options.ts'
import { prizeLengths } from '#contracts/limits.ts'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import { Field, Select, TextInput } from '../../../components/form/field.tsx'
import { PrizeValue, PrizeWords } from './prize-words.tsx'
import { useNewPrize } from './use-new-prize.ts'

const { fields } = adminPrizes

interface PrizeFormProps {
  contests: readonly AdminContest[]
  /** The one that the address names. */
  chosen: AdminContest | undefined
}

export function PrizeForm({ contests, chosen }: PrizeFormProps) {
  const { mistakes, failure, isSending, onSubmit } = useNewPrize()
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-3 grid gap-5">
      <p className="text-soft">{adminPrizes.required}</p>
      <Field label={fields.contestId.label} error={mistakes['contestId']}>
        {(control) => (
          <Select name="contestId" required defaultValue={chosen?.id ?? ''} {...control}>
            <option value="">{fields.contestId.choose}</option>
            {contests.map(({ id, title, status }) => (
              <option key={id} value={id}>
                {title} ({adminContests.statuses[status]})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <About mistakes={mistakes} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <Button type="submit" isResting={isSending} className="justify-self-start">
        {isSending ? adminPrizes.submitting : adminPrizes.submit}
      </Button>
    </form>
  )
}

function About({ mistakes }: { mistakes: Readonly<Record<string, string>> }) {
  return (
    <>
      <PrizeWords mistakes={mistakes} />
      <PrizeValue mistakes={mistakes} />
      <Field {...fields.picture}>
        {(control) => (
          <input
            type="file"
            name="picture"
            accept={imageTypes.join(',')}
            className="max-w-full text-[0.95rem] file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-2 file:border-solid file:border-ink file:px-4 file:font-display file:font-bold"
            {...control}
          />
        )}
      </Field>
      <Field {...fields.imageUrl} error={mistakes['imageUrl']}>
        {(control) => (
          <TextInput type="url" name="imageUrl" maxLength={prizeLengths.imageUrl} {...control} />
        )}
      </Field>
    </>
  )
}
