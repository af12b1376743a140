import { memoize } from '#engine'
import {
  asJsonObject,
  asText,
  camelCase,
  childObject,
  filesOf,
  keyPlace,
  type Place,
  pointerTo,
  type Source,
} from '#source'

/** Place in a form that bears another message than the one named after it. */
export interface OtherwiseNamed {
  /** Message that stands there. */
  readonly said: string
  readonly place: Place
}

/** Places of forms by the message named after them, `bank.autopay.submit` or `forms.payType.label`, where they say another. */
export const otherwiseNamed = memoize(
  (source: Source): ReadonlyMap<string, OtherwiseNamed> =>
    new Map(
      filesOf(source, 'form').flatMap((file) => {
        const form = asJsonObject(file.value)
        const page = camelCase(file.path.replace(/^flows\/forms\/|\.json$/g, '').replaceAll('/', '.'))
        const labels = Object.entries(childObject(form, 'fields')).flatMap(([name, field]) =>
          ['label', 'help'].map((part) => ({
            key: `forms.${name}.${part}`,
            said: asText(asJsonObject(field)[part]),
            pointer: pointerTo('fields', name, part),
          })),
        )
        return [{ key: `${page}.submit`, said: asText(form.submit), pointer: '/submit' }, ...labels]
          .filter(({ key, said }) => said !== '' && said !== key)
          .map(({ key, said, pointer }) => [key, { said, place: keyPlace({ file, pointer }) }] as const)
      }),
    ),
)
