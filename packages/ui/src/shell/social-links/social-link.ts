export type SocialIcon =
  | 'github'
  | 'discord'
  | 'x'
  /** A mark of the site's own: the data of one path on a field of 24 × 24. */
  | { readonly path: string };

interface SocialMark {
  readonly icon: SocialIcon;
  /** The name of the place, for those who do not see the mark. */
  readonly label: string;
}

/** Where a mark leads, or what its popup holds: words, a picture, or paragraphs. Plain values, never markup. */
export type SocialLink = SocialMark &
  (
    | { readonly mode: 'link'; readonly href: string }
    | { readonly mode: 'text'; readonly text: string }
    | { readonly mode: 'img'; readonly src: string; readonly alt: string }
    | {
        readonly mode: 'dom';
        readonly content: readonly { readonly text: string; readonly href?: string | undefined }[];
      }
  );
