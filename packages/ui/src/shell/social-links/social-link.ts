export type SocialIcon =
  | 'github'
  | 'discord'
  | 'x'
  /** Custom icon: path data in a 24 × 24 view box. */
  | { readonly path: string };

interface SocialMark {
  readonly icon: SocialIcon;
  /** Accessible name. */
  readonly label: string;
}

/** A link, or a popup with text, an image or paragraphs. Strings are plain text, not HTML. */
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
