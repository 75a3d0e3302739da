/** The document of the library that a prompt asks for. */
export interface ChosenDocument {
  readonly name: string;
  readonly isTopic: boolean;
  /** How likely it is what the prompt asks for, from 0 to 1. */
  readonly chance: number;
  /** Share of the words of its title that the prompt says, from 0 to 1. */
  readonly titled: number;
}
