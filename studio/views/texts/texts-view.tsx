import type { TextView } from '../../api/words.ts'
import { useAsked, useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { placePath } from '../journey/place-path.ts'
import { NewVersion } from './new-version.tsx'

/** Texts that people agree to or that entitle them, by version. A version that holds is never changed; a new one stands beside it. */
export function TextsView() {
  const publish = useJob()
  const { data: texts = [], error } = useAsked<readonly TextView[]>('/api/texts')
  return (
    <>
      <h1>Texts by version</h1>
      <Failure error={error ?? publish.error} />
      <button type="button" onClick={() => publish.mutate({ job: 'publishTexts', details: {} })}>
        Publish the new versions
      </button>
      {texts.map((text) => (
        <article className="question" key={`${text.kind} ${text.id}`} aria-label={text.title}>
          <h2>
            {text.title} <small>{text.kind}</small>
          </h2>
          <ul>
            {text.versions.map(({ version, effective, text: words, file, pointer }) => (
              <li key={version}>
                from {effective}: <StudioLink to={placePath({ file, pointer })}>{version}</StudioLink>
                {text.kind === 'disclosure' && <q>{words}</q>}
              </li>
            ))}
          </ul>
          <NewVersion text={text} />
        </article>
      ))}
    </>
  )
}
