/**
 * A model is a union of texts such as `talk.title Symbol`, computed at each step. Object types would nest as deep as
 * the history, and TypeScript refuses more than 100 levels.
 */
export type FactsOf<Types> = {
  [Type in keyof Types & string]: FactsIn<Type, Types[Type]>
}[keyof Types & string]

export type FactsIn<Type extends string, Fields> = {
  [Field in keyof Fields & string]: FactOf<Type, Field, Fields[Field]>
}[keyof Fields & string]

export type FactOf<Type extends string, Field extends string, Kind> = `${Type}.${Field} ${Kind & string}`

export type TypesOf<Facts> = {
  [Type in Facts extends `${infer Id}.${string}` ? Id : never]: {
    [Fact in Facts as Fact extends `${Type}.${infer Field} ${string}`
      ? Field
      : never]: Fact extends `${string} ${infer Kind}` ? Kind : never
  }
}

export type WithoutType<Facts, Type extends string> = Exclude<Facts, `${Type}.${string}`>

export type WithoutField<Facts, Type extends string, Field extends string> = Exclude<
  Facts,
  `${Type}.${Field} ${string}`
>
