import { useEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown, X } from 'lucide-react'
import { adminSite } from '#content/admin-site.ts'
import { Button, IconButton } from '../../../../components/button.tsx'
import { useEditing, useMistake, useMistakeCount, type FieldProps } from './editing.ts'
import { GroupFields } from './group-field.tsx'
import { choiceLabel, itemLabel, labelOf } from './labels.ts'
import {
  emptyOf,
  isFields,
  kindsOf,
  nameOf,
  schemaFor,
  type Fields,
  type Path,
  type Schema,
} from './schema.ts'

const words = adminSite.form

interface ListFieldProps extends FieldProps {
  value: readonly unknown[]
  /** Its label is shown above it already. */
  isTitled?: boolean
}

/** A list whose items can be added, removed and moved. */
export function ListField({ path, label, schema, value, isTitled = false }: ListFieldProps) {
  const { change } = useEditing()
  const mistake = useMistake(path)
  const { list, noteMove } = useMovedItem(value)
  const { items = {}, maxItems = Infinity } = schema
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className={isTitled ? 'sr-only' : 'font-medium'}>{label}</legend>
      {mistake && <p className="text-sm font-medium text-danger">{mistake}</p>}
      {value.length === 0 && <p className="text-sm text-soft">{words.none}</p>}
      <ol ref={list} className="grid min-w-0 grid-cols-1 gap-3">
        {/* Items have no ids of their own, and are controlled. */}
        {[...value.entries()].map(([at, item]) => (
          <li key={at} className="min-w-0">
            <ListItem
              {...{ path, item, at, list: value, noteMove }}
              schema={schemaFor(items, item)}
            />
          </li>
        ))}
      </ol>
      {value.length < maxItems && (
        <div className="flex flex-wrap gap-2">
          {kindsOf(items).map((each) => {
            const text = addWords(each, path)
            return (
              <Button
                key={text}
                kind="secondary"
                size="small"
                name={nameOf(path)}
                aria-label={`${text}: ${label}`}
                onClick={() => change(path, [...value, emptyOf(each.kind)])}
              >
                {text}
              </Button>
            )
          })}
        </div>
      )}
    </fieldset>
  )
}

function addWords({ own, choice }: ReturnType<typeof kindsOf>[number], path: Path): string {
  if (choice) return words.addKind(choiceLabel([choice.field], choice.value).toLowerCase())
  return own === undefined ? words.addItem : words.addKind(labelOf(own, path).toLowerCase())
}

interface ItemProps {
  path: Path
  list: readonly unknown[]
  item: unknown
  at: number
  noteMove: (from: number, to: number) => void
  schema: Schema
}

function ListItem(props: ItemProps) {
  const { path, item, at, schema } = props
  const { Value } = useEditing()
  const own = [...path, String(at)]
  if (isFields(item) && schema.type === 'object') return <GroupedItem {...props} item={item} />
  return (
    <div className="grid grid-cols-1 gap-1 sm:grid-cols-[1fr_auto] sm:items-end sm:gap-2">
      <Value path={own} label={itemLabel(item, at)} schema={schema} value={item} />
      <ItemButtons {...props} />
    </div>
  )
}

function GroupedItem(props: ItemProps & { item: Fields }) {
  const { path, item, at, schema } = props
  const own = [...path, String(at)]
  const mistakes = useMistakeCount(own)
  const { opened = [] } = useEditing()
  const isOpened = own.every((part, place) => opened[place] === part)
  const [isNew] = useState(() => isOpened || Object.values(item).includes(''))
  return (
    <details className="rounded-md border border-line bg-paper" open={isNew}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{itemLabel(item, at)}</span>
        {mistakes > 0 && (
          <span className="text-sm text-danger">{adminSite.mistakes(mistakes)}</span>
        )}
        <ChevronsUpDown aria-hidden className="size-5 shrink-0" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-4">
        <GroupFields path={own} schema={schema} value={item} />
        <ItemButtons {...props} />
      </div>
    </details>
  )
}

/** Moving and removing an item. */
function ItemButtons({ path, list, item, at, noteMove }: Omit<ItemProps, 'schema'>) {
  const { change } = useEditing()
  const name = itemLabel(item, at)
  const moveTo = (to: number) => {
    noteMove(at, to)
    change(path, list.toSpliced(at, 1).toSpliced(to, 0, item))
  }
  return (
    <div className="flex gap-1">
      <IconButton
        icon={ArrowUp}
        label={words.up(name)}
        disabled={at === 0}
        onClick={() => moveTo(at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={words.down(name)}
        disabled={at === list.length - 1}
        onClick={() => moveTo(at + 1)}
      />
      <IconButton
        icon={X}
        name={nameOf([...path, String(at)])}
        label={words.removeNamed(name)}
        onClick={() => change(path, list.toSpliced(at, 1))}
      />
    </div>
  )
}

/** Keyboard focus, and what is unfolded, go along with an item that is moved in a list. */
function useMovedItem(items: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ from: number; to: number }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { from, to } = moved.current
    moved.current = undefined
    const [left, item] = [from, to].map((at) => list.current?.children[at])
    const [before, now] = [left, item].map((each) => each?.querySelector('details'))
    if (before && now) [before.open, now.open] = [now.open, before.open]
    item?.querySelector<HTMLElement>('summary, input, textarea')?.focus()
  }, [items])
  return { list, noteMove: (from: number, to: number) => void (moved.current = { from, to }) }
}
