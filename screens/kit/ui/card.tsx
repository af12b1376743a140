import { type ReactNode, useId } from 'react'
import './card.css'

export interface CardProps {
  readonly title?: ReactNode
  readonly children: ReactNode
}

/** Container with a border and nothing more. First consider whether space alone would do. */
export function Card({ title, children }: CardProps) {
  const id = useId()
  if (!title) return <div className="card">{children}</div>
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
