/**
 * How much groups of two to four letters speak for a person's name, 'a' (against) to 'i' (for), by the hash of the group,
 * with frequent pairs as one sign.
 * Learned by `scripts/learn/name-letters.ts`: logistic regression on given and family names of 70 languages against English words.
 */
export const LETTER_WEIGHTS =
  '*dc)FM(Ef&Dg%CC#CB!BAZcAYJAXBHWfEVdgUdDTFfSBGRECQBCPCAOBfNdfMdCLAfKegJecIdBHAAGffFddEfADdACedBefAee\nfSDQIfDVQ&RfUDESONU)DMCKcEBDPDGgWZFNIfReiDTD(MHAgL)&GCfQfNYCZhEgRVK(CHGIKANJLSgfcfUYGG%C*BLNCVCfCcDCLDDPICKGdEKLEVAb)LKWFJIIENDMBTUBMJHCKEigLPPOCDWKGDcELBLBXgAQVHfFg!FDCFIRTcHOgIGOgcTDA#dRBNBcXEcHLBOdGKdENdRXHhDHAOJKIfDT#UDfBBBdGF&HBcDYJLCbDfCgFdGMAFIPdY*CIAZdJ*bAK#McEcDFCIBdYGfQPIS!D&CF*WACfCMNNCg(BTDAGfBFGC)fFF#BICNDJgGBKAEcCcGQBISEU(JFBccRZBFDJPFKFQ%W!cBDWEBMOEX%fPgfXAML!NVLJEGeaAZ%HHOKfDfgHdESB';
