import { useState } from 'react'
import type { LenderName } from '../../api/overview.ts'
import type { PreviewView } from '../../api/preview.ts'
import type { Sentence } from '../../api/words.ts'
import { useAsked } from '../ask.ts'
import { Choice } from '../frame/choice.tsx'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { PressedText } from './pressed-text.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import './preview.css'

interface Props {
  readonly page: string
  readonly lenders: readonly LenderName[]
  readonly sentences: readonly Sentence[]
}

const widths = ['320', '390', '768', '1280']
const openKey = 'preview-open'

/** The real screen of a page, as one lender's applicant sees it or as two lenders' do. */
export function Preview(props: Props) {
  const [isOpen, setIsOpen] = useState(sessionStorage.getItem(openKey) === 'yes')
  const { data, error } = useAsked<PreviewView>('/api/preview', { page: props.page })
  const toggle = () => {
    sessionStorage.setItem(openKey, isOpen ? 'no' : 'yes')
    setIsOpen(!isOpen)
  }
  if (data === undefined) return <Failure error={error} />
  return (
    <section className="preview" aria-label="Screen">
      <div className="inline">
        <h2>Screen</h2>
        {data.missing === undefined && (
          <button type="button" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Hide the screen' : 'Show the screen'}
          </button>
        )}
      </div>
      <Failure error={error} />
      {data.missing !== undefined && <p>{data.missing}</p>}
      {isOpen && data.missing === undefined && <Screens {...props} {...data} />}
    </section>
  )
}

function Screens({ page, lenders, sentences, situations, run }: Props & PreviewView) {
  const [chosen] = useLender()
  const lender = chosen ?? lenders[0]?.code ?? ''
  const [situation, setSituation] = useState(situations[0]?.id ?? '')
  const [width, setWidth] = useState('390')
  const [colors, setColors] = useState('light')
  const [other, setOther] = useState('')
  const [opensWords, setOpensWords] = useState(true)
  const [anew, setAnew] = useState(0)
  const [pressed, setPressed] = useState<{
    readonly text: string
    readonly lender: string
    readonly n: number
  }>()
  const shown = [lender, other].filter((code) => code !== '')
  const codes = lenders.flatMap(({ code, isGroup }) => (isGroup || code === lender ? [] : [code]))
  return (
    <>
      <div className="controls">
        <Choice
          label="Situation"
          value={situation}
          options={situations.map(({ id, title }) => [id, title])}
          onChoose={setSituation}
        />
        <Choice label="Width" value={width} options={widths} onChoose={setWidth} />
        <Choice
          label="Colors"
          value={colors}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChoose={setColors}
        />
        <Choice
          label="Beside it"
          value={other}
          options={[['', 'No other lender'], ...codes.map((code) => [code, code] as const)]}
          onChoose={setOther}
        />
        <label className="inline">
          <input type="checkbox" checked={opensWords} onChange={() => setOpensWords(!opensWords)} />
          Press to reword
        </label>
        <button type="button" onClick={() => setAnew(anew + 1)}>
          Begin anew
        </button>
      </div>
      {pressed !== undefined && <PressedText key={pressed.n} {...pressed} sentences={sentences} />}
      <div className="screens" data-count={shown.length}>
        {shown.map((code, seat) => (
          <ScreenFrame
            // A frame for each seat: another lender in it is another applicant.
            key={seat === 0 ? 'first' : 'second'}
            seat={seat}
            asked={{ lender: code, page, situation }}
            run={run}
            anew={anew}
            width={Number(width)}
            colors={colors}
            opensWords={opensWords}
            onPressed={(text) => setPressed({ text, lender: code, n: (pressed?.n ?? 0) + 1 })}
          />
        ))}
      </div>
    </>
  )
}
