import { useQueryClient } from '@tanstack/react-query'
import { allCabinsPath } from '#contracts/cabin-limits.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { conflictIn } from '../../../queries.ts'
import { useOpen } from '../owner-drafts.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { changeRetirement, refreshCabins } from './cabins-api.ts'
import { cabinsPath } from './cabins-path.ts'

interface RetireFormProps {
  cabin: AdminCabin
  /** Its page can lead to any other that guests see. */
  all: readonly AdminCabin[]
}

/** Takes a cabin from guests for good, or until it is brought back. */
export function RetireForm(props: RetireFormProps) {
  const [isOpen, setOpen] = useOpen(retirementDraft(props.cabin))
  return (
    <div className="mt-4 border-t border-line pt-4">
      {isOpen ? (
        <Retirement {...props} />
      ) : (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          Retire this cabin
        </Button>
      )}
    </div>
  )
}

function Retirement({ cabin, all }: RetireFormProps) {
  const form = useRetirement(cabin, readTarget, retirementDraft(cabin))
  const others = all.filter(({ id, state }) => state === 'shown' && id !== cabin.id)
  return (
    <FormFrame submission={form} noValidate className="grid grid-cols-1 gap-4">
      <h3 className="text-base font-semibold">Retire this cabin</h3>
      <p className="text-soft">
        Guests no longer find it anywhere. Reviews and entries stay, under its name. You can bring
        it back.
      </p>
      <Field
        label="Its page then leads to"
        {...(form.errors['redirectTo'] && { error: form.errors['redirectTo'] })}
      >
        {(control) => (
          <select name="redirectTo" defaultValue={allCabinsPath} {...control}>
            <option value={allCabinsPath}>All cabins</option>
            <option value="/">Home</option>
            <option value="/contact">Contact</option>
            {others.map(({ id, slug, name }) => (
              <option key={id} value={`/cabins/${slug}`}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {form.message && !form.errors['redirectTo'] && <FormAlert>{form.message}</FormAlert>}
      <Button
        type="submit"
        kind="secondary"
        className="justify-self-start"
        isResting={form.isSubmitting}
      >
        Retire cabin
      </Button>
    </FormFrame>
  )
}

function readTarget(form: HTMLFormElement): string {
  return textOf(typedIn(form), 'redirectTo')
}

export function BringBackForm({ cabin }: { cabin: AdminCabin }) {
  const form = useRetirement(cabin, () => null, null)
  return (
    <FormFrame submission={form} noValidate className="mb-4 grid grid-cols-1 gap-4">
      <p className="wrap-anywhere text-soft">{`Its page leads to ${cabin.redirectTo ?? allCabinsPath}`}</p>
      {form.message && <FormAlert>{form.message}</FormAlert>}
      <Button type="submit" className="justify-self-start" isResting={form.isSubmitting}>
        Bring back
      </Button>
    </FormFrame>
  )
}

export function retirementDraft({ id }: AdminCabin): string {
  return `${cabinsPath}/${id}/retirement`
}

function useRetirement(
  cabin: AdminCabin,
  read: (form: HTMLFormElement) => string | null,
  draft: string | null,
) {
  const client = useQueryClient()
  return useAdminForm({
    draft,
    read,
    send: (redirectTo) => changeRetirement(client, cabin, redirectTo),
    onStored: () => {},
    failedTitle: 'Failed to change the cabin',
    onFailed: (error) => conflictIn(error) !== undefined && refreshCabins(client),
  })
}
