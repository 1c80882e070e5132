/** Version of the law and arithmetic: changes whenever the same papers could give another answer. */
export const ENGINE_VERSION = "1.21.0";
