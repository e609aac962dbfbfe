/** Where servers shall come from, whatever the suite says. */
export type ServerChoice = 'auto' | 'docker' | 'local' | 'external'
